import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Opened } from '../guide/Stateful.tsx'
import { Input } from '../input/Input.tsx'
import { Dialog } from './Dialog.tsx'

export const guide = guideTo(Dialog, {
  use: ['for a decision or a short task that must be finished or cancelled before going on'],
  instead: [
    ['It only asks whether to go on.', 'ConfirmDialog'],
    ["The task needs the window's height, or the page beside it.", 'Sheet'],
    ['It only reports an outcome.', 'Toaster'],
  ],
  dos: example(
    <Opened label="Edit organisation">
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          title="Edit organisation"
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Save changes
              </Button>
            </>
          }
        >
          <Field label="Name">{(control) => <Input {...control} defaultValue="North Logistics" />}</Field>
        </Dialog>
      )}
    </Opened>,
    '"Cancel" comes first; the last button acts and says what it does.',
  ),
  donts: example(
    <Opened label="Show message">
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Done" actions={<Button onClick={close}>OK</Button>}>
          Your changes have been saved.
        </Dialog>
      )}
    </Opened>,
    'It interrupts the user to say that nothing is wrong.',
  ),
  keys: [
    ['opening', 'focuses the first field, or the element that `initialFocus` names'],
    ['Tab, Shift Tab', 'stay inside'],
    ['Enter in a field', 'activates the last button, if the dialog is a form'],
    ['Escape', 'closes it and returns to the button that opened it'],
  ],
  accessibility: ['Modal: the page behind it is inert.', 'Labelled by its title and described by its description.'],
})
