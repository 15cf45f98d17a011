import { enums, type Infer } from 'superstruct'
import { mandatory } from '../struct/mandatory.ts'
import { message } from '../struct/message.ts'
import { shape } from '../struct/shape.ts'

/** The roles that can be given to somebody (spec, section 5: "Role change accepts only user or admin"). */
export const assignableRoles = ['user', 'admin'] as const

/** One of {@link assignableRoles}. */
export type AssignableRole = (typeof assignableRoles)[number]

/** What changing somebody's role takes (spec, section 5). */
export const RoleChange = shape({ role: message(enums(assignableRoles), mandatory) })

/** What the struct of the same name parses to. */
export type RoleChange = Infer<typeof RoleChange>
