import { ownPath } from '../routing/ownAddress.ts'

/** What a link out of a list passes on; read on click, so links don't re-render when the list's address changes. */
export const fromList = {
  get list() {
    const { pathname, search, hash } = window.location
    return `${ownPath(pathname)}${search}${hash}`
  },
}

/** What a link into a list's search field passes on. */
export const intoSearch = { isIntoSearch: true }
