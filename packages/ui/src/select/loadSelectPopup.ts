/** Fetches what a Select or a MultiSelect needs when it is opened. */
export const loadSelectPopup = () => import('./SelectPopup.tsx')
