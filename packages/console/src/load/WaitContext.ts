import { createContext } from 'react'
import { createWait, pageTiming, type Wait } from './createWait.ts'

/** App provides the page's wait; without one, the pending view shows at once. */
export const WaitContext = createContext<Wait>(createWait({ ...pageTiming, pendingAfter: 0, minimumPending: 0 }))
