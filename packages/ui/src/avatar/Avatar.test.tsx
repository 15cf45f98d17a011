import { conforms } from '../internal/conformance.tsx'
import { Avatar } from './Avatar.tsx'

conforms('Avatar', (probe) => <Avatar {...probe} name="Ana Horvat" />)
