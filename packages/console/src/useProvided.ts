import { type Context, useContext } from 'react'

/** Reads a context that App provides; the component has to be below App. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (value === undefined) throw new Error('A context is missing above this component: App provides it.')
  return value
}
