import { type Infer, string } from 'superstruct'
import { verificationStatuses } from '../driver/verificationStatus.ts'
import { absent } from '../struct/absent.ts'
import { lenient } from '../struct/lenient.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'
import { activityActions } from './activityAction.ts'

/** Something that happened to a driver in an organisation; `status` is the one that a change led to (spec, section 3: Activity record). */
export const ActivityRecord = shape({
  id: uuid(),
  userId: uuid(),
  organizationId: uuid(),
  performedBy: absent(string()),
  action: lenient(activityActions),
  status: absent(lenient(verificationStatuses)),
  metadata: absent(shape({ description: absent(shownText()) })),
  createdAt: shownText(),
})

/** What the struct of the same name parses to. */
export type ActivityRecord = Infer<typeof ActivityRecord>
