import { type EntrySearch, printSignInSearch } from '@driver-trust/domain/auth'
import { route } from '../../routing/route.ts'

const query = (search: EntrySearch) => printSignInSearch(search)
const code = () => import('./SignUpScreen.tsx')

export const signUpRoute = route({ path: '/sign-up', area: 'public', screen: 'SignUpScreen', query }, code)

export const userExistsRoute = route({ path: '/user-exists', area: 'public', screen: 'UserExistsScreen', query }, code)
