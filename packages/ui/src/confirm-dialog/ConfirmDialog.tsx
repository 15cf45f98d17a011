'use client'

import { type ReactNode, type SubmitEvent, useCallback, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx'
import { Field } from '../field/Field.tsx'
import { Input } from '../input/Input.tsx'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useWords } from '../words/WordsProvider.tsx'

interface ConfirmDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'actions' | 'size' | 'onSubmit' | 'isPinned'> {
  onConfirm: () => void
  /** The question: "Ban Ana Horvat?" */
  title: string
  /** The consequences. */
  children?: ReactNode
  /** The label of the last button, in the words of the action that opened the dialog. */
  confirmLabel: string
  cancelLabel?: string | undefined
  tone?: 'default' | 'error' | undefined
  /** Disables the buttons while the action runs. */
  isBusy?: boolean | undefined
  /** A text that must be typed first, for what can't be undone. */
  typedText?: string | undefined
  /** Label of the field for `typedText`. */
  typedLabel?: string | undefined
  /** The typed text, if a form keeps it; by default the dialog does. */
  typed?: string | undefined
  onTyped?: ((text: string) => void) | undefined
  /** Why it can't be confirmed. */
  disabledReason?: string | undefined
}

/** Asks before something with consequences; nothing dangerous has the initial focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  isBusy = false,
  typedText,
  typedLabel: givenTypedLabel,
  typed: heldTyped,
  onTyped,
  disabledReason,
  ...rest
}: ConfirmDialogProps) {
  const words = useWords()
  const typedLabel = givenTypedLabel ?? words.typeToConfirm(typedText ?? '')
  const cancel = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [ownTyped, setOwnTyped] = useTyped(open)
  const [typed, setTyped] = [heldTyped ?? ownTyped, onTyped ?? setOwnTyped]
  const isTyped = typedText === undefined || typed.trim() === typedText.trim()
  const isTyping = typedText !== undefined
  /** What has to be typed may turn out only while the dialog is open. The focus follows, unless the user has moved it. */
  const passFocus = useCallback((input: HTMLInputElement | null) => {
    if (document.activeElement === cancel.current) input?.focus()
    return () => {
      if (document.activeElement === input) cancel.current?.focus()
    }
  }, [])
  const fieldRef = useMergedRefs(field, passFocus)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isTyped && !isBusy && disabledReason === undefined) onConfirm()
  }
  const waiting = isTyped ? disabledReason : (disabledReason ?? typedLabel)
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      size="sm"
      onSubmit={submit}
      isPinned={isBusy}
      initialFocus={rest.initialFocus ?? (isTyping ? field : cancel)}
      actions={
        <>
          <Button ref={cancel} onClick={onClose} disabledReason={isBusy ? words.beingSent : undefined}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            type="submit"
            variant={tone === 'error' ? 'destructive' : 'primary'}
            loading={isBusy}
            disabledReason={waiting}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {isTyping && (
        <Field label={typedLabel} dense>
          {(control) => (
            <Input
              {...control}
              ref={fieldRef}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}

/** Clears the typed text when the dialog opens again. */
function useTyped(open: boolean) {
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped('')
  }
  return [typed, setTyped] as const
}
