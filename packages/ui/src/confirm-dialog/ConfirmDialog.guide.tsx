import { example, guideTo } from '../guide/guideTo.ts'
import { Opened } from '../guide/Stateful.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export const guide = guideTo(ConfirmDialog, {
  shownIn: 'Dialog',
  use: ['before something with consequences', "with `typedText` for what can't be undone"],
  instead: [
    ['The user has to enter something first.', 'Dialog'],
    ['It can be undone.', 'Toaster'],
  ],
  dos: example(
    <Opened label="Ban driver">
      {(open, close) => (
        <ConfirmDialog
          open={open}
          onClose={close}
          onConfirm={close}
          title="Ban Ana Horvat?"
          confirmLabel="Ban driver"
          tone="error"
        >
          She can't drive for North Logistics until you lift the ban.
        </ConfirmDialog>
      )}
    </Opened>,
    'The question names the person, the last button repeats the action, and the text says what will happen.',
  ),
  donts: example(
    <Opened label="Delete">
      {(open, close) => (
        <ConfirmDialog open={open} onClose={close} onConfirm={close} title="Are you sure?" confirmLabel="Yes" />
      )}
    </Opened>,
    'Neither the question nor the button says what will happen.',
  ),
  keys: [
    ['opening', 'focuses "Cancel", or the field for the text to type'],
    ['Tab, Shift Tab', 'stay inside'],
    ['Escape', 'closes it and returns to the button that opened it'],
  ],
  accessibility: ['Nothing dangerous has the initial focus.', 'The consequences are the description of the dialog.'],
})
