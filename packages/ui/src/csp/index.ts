export { Csp } from './Csp.tsx'
