import { Button } from '@driver-trust/ui/button'
import { ConfirmDialog } from '@driver-trust/ui/confirm-dialog'
import { Dialog } from '@driver-trust/ui/dialog'
import { Field } from '@driver-trust/ui/field'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { Sheet } from '@driver-trust/ui/sheet'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

type Kind = 'none' | 'dialog' | 'confirm' | 'typed' | 'sheet'

const onConfirm = fn()

function Dialogs({ initially = 'none' }: { initially?: Kind }) {
  const [open, setOpen] = useState<Kind>(initially)
  const close = () => setOpen('none')
  return (
    <Inline gap="3" style={{ padding: 24, minHeight: 480 }} align="start">
      <Button onClick={() => setOpen('dialog')}>Edit organisation</Button>
      <Button onClick={() => setOpen('confirm')}>Ban driver</Button>
      <Button onClick={() => setOpen('typed')}>Delete organisation</Button>
      <Button onClick={() => setOpen('sheet')}>Filters</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
        title="Edit organisation"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" type="submit">
              Save changes
            </Button>
          </>
        }
      >
        <Field label="Organisation name">{(control) => <Input {...control} defaultValue="North Logistics" />}</Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={onConfirm}
        title="Ban Ana Horvat?"
        confirmLabel="Ban driver"
        tone="error"
      >
        She won’t be able to drive for North Logistics or its sub-organisations until you lift the ban.
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'typed'}
        onClose={close}
        onConfirm={onConfirm}
        title="Delete North Logistics?"
        confirmLabel="Delete organisation"
        typedText="North Logistics"
        tone="error"
      >
        This can’t be undone.
      </ConfirmDialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        description="They narrow the list as you type."
        actions={
          <>
            <Button onClick={close}>Clear filters</Button>
            <Button variant="primary" onClick={close}>
              Show 12 drivers
            </Button>
          </>
        }
      >
        <Field label="First name">{(control) => <Input {...control} />}</Field>
        <Field label="Last name">{(control) => <Input {...control} />}</Field>
      </Sheet>
    </Inline>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialogs,
  beforeEach: () => {
    onConfirm.mockClear()
  },
})

export const EditOrganisation = meta.story({
  name: 'Edit an organisation',
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  args: { initially: 'dialog' },
  play: inTests(async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit organisation' })).toBeVisible())
  }),
})

export const Confirm = meta.story({
  tags: ['visual-mobile'],
  args: { initially: 'confirm' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Ban Ana Horvat?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription(/won’t be able to drive/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
})

export const Typed = meta.story({
  name: 'Confirm by typing',
  args: { initially: 'typed' },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Type North Logistics to confirm' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('North Logistics{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
})

export const SheetOpen = meta.story({
  name: 'Sheet',
  tags: ['visual-mobile'],
  args: { initially: 'sheet' },
  play: inTests(async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
  }),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit organisation' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Organisation name' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
    for (const name of ['Cancel', 'Save changes', 'Close']) {
      await userEvent.tab()
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
    }
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Organisation name' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    const filters = canvas.getByRole('button', { name: 'Filters' })
    filters.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(filters).toHaveFocus())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Edit organisation' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Organisation name' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <ConfirmDialog
      open
      onClose={() => undefined}
      onConfirm={onConfirm}
      title="Donaudampfschifffahrtsgesellschaft, Niederlassung Klagenfurt, endgültig löschen?"
      confirmLabel="Organisation endgültig löschen"
      cancelLabel="Abbrechen und behalten"
      typedText="Donaudampfschifffahrtsgesellschaft"
      typedLabel="Zur Bestätigung „Donaudampfschifffahrtsgesellschaft“ eingeben"
      tone="error"
    >
      Einladungen, Benutzerinnen und Benutzer gehen verloren; das kann nicht rückgängig gemacht werden.
    </ConfirmDialog>
  ),
  play: inTests(async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  }),
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200%',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  args: { initially: 'typed' },
  play: inTests(async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete organisation' })).toBeVisible())
  }),
})
