import { filterLabels, maxText, type TextFilter } from '@driver-trust/domain'
import { Input } from '@driver-trust/ui/input'
import { memo, useEffect, useState } from 'react'

/** Milliseconds after the last key: a filter is sent once, not letter by letter. */
const PAUSE = 300

interface TextFilterFieldProps {
  filter: TextFilter
  value: string | undefined
  /** Must stay the same function from one rendering to the next. */
  onChange: (filter: TextFilter, value: string | undefined) => void
  /** Why it cannot be filtered by. */
  disabledReason?: string | undefined
}

/** A filter that is typed; what stands in it survives a list that fails. */
export const TextFilterField = memo(function TextFilterField(props: TextFilterFieldProps) {
  const { filter, value, onChange, disabledReason } = props
  const [text, setText] = useState(value ?? '')
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (text.trim() !== (value ?? '')) setText(value ?? '') // it was changed elsewhere: a view, "Clear filters", the way back
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === (value ?? '')) return
    const timer = setTimeout(() => onChange(filter, wanted === '' ? undefined : wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, filter, onChange])
  return (
    <Input
      size="sm"
      aria-label={filterLabels[filter]}
      placeholder={filterLabels[filter]}
      value={text}
      maxLength={maxText}
      autoComplete="off"
      spellCheck={false}
      tabular={filter === 'dtId'}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
})
