import { type Host, programOf, startHost } from '../tooling/hosts.ts'
