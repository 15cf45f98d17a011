export { type EmptyKind, EmptyState, type EmptyStateProps } from './EmptyState.tsx'
