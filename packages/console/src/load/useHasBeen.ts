import { useState } from 'react'

/** True from the first time that it is true. */
export function useHasBeen(isTrue: boolean): boolean {
  const [has, setHas] = useState(isTrue)
  if (isTrue && !has) setHas(true)
  return has
}
