import { createContext } from 'react'

/** Loads the page anew, for code of a version that is gone; a story has no page of its own. */
export const ReloadContext = createContext(() => window.location.reload())
