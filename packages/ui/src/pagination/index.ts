export { Pagination, type PaginationProps } from './Pagination.tsx'
export { type PageOrGap, type PagesShown, pagesShown } from './pagesShown.ts'
