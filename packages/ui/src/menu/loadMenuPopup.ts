/** Fetches what a Menu needs when it is opened. */
export const loadMenuPopup = () => import('./MenuPopup.tsx')
