import { type EntrySearch, printSignInSearch } from '@driver-trust/domain/auth'
import { linked } from '../../routing/route.ts'

/** Its screen is part of the first script: one that loaded late would be held back by React for 300 ms. */
export const signInRoute = linked({
  path: '/sign-in',
  area: 'public',
  screen: 'SignInScreen',
  query: (search: EntrySearch) => printSignInSearch(search),
})
