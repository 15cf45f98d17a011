import { type Infer, string } from 'superstruct'
import { verificationStatuses } from '../driver/verificationStatus.ts'
import { invitationStatuses } from '../invitation/invitationStatus.ts'
import { absent } from '../struct/absent.ts'
import { count } from '../struct/count.ts'
import { lenient } from '../struct/lenient.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'
import { masked } from './masked.ts'
import { personFields } from './personFields.ts'
import { roles } from './role.ts'

/** A row of the lists of users and drivers; drivers among them may have no e-mail (spec, section 3: User with organisation). */
export const UserWithOrganisation = masked(
  shape({
    ...personFields,
    role: lenient(roles),
    dtId: absent(count()),
    status: lenient([...verificationStatuses, ...invitationStatuses]),
    organizationId: absent(uuid()),
    organizationName: shownText(),
    bannedAt: absent(shownText()),
    bannedBy: absent(string()),
    verifiedAt: absent(shownText()),
  }),
)

/** What the struct of the same name parses to. */
export type UserWithOrganisation = Infer<typeof UserWithOrganisation>
