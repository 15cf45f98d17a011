import { type Context, useContext } from 'react'

/** What App provides by a context: a component that needs it stands below App. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (value === undefined) throw new Error('A context is missing above this component: App provides it.')
  return value
}
