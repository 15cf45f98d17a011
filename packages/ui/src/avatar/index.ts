export { Avatar, type AvatarProps } from './Avatar.tsx'
export { initialsOf } from './initialsOf.ts'
