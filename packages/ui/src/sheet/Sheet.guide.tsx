import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Opened } from '../guide/Stateful.tsx'
import { Text } from '../text/Text.tsx'
import { Sheet } from './Sheet.tsx'

export const guide = guideTo(Sheet, {
  shownIn: 'Dialog',
  use: ["for a task that needs the window's height, such as checking who an action affects"],
  instead: [
    ['It is a short decision.', 'Dialog'],
    ['It is a page of its own.', 'PageHeader'],
  ],
  dos: example(
    <Opened label="Ban 3 drivers">
      {(open, close) => (
        <Sheet
          open={open}
          onClose={close}
          title="Ban 3 drivers"
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="destructive" onClick={close}>
                Ban drivers
              </Button>
            </>
          }
        >
          <Text as="p">Ana Horvat, Łukasz Wiśniewski and Ivo Marić.</Text>
        </Sheet>
      )}
    </Opened>,
    'The actions stay at the bottom, however long the list is.',
  ),
  donts: example(
    <Opened label="Rename">
      {(open, close) => (
        <Sheet open={open} onClose={close} title="Rename">
          <Text as="p">One field.</Text>
        </Sheet>
      )}
    </Opened>,
    'A whole window of empty space for one field: use a Dialog.',
  ),
  keys: [
    ['opening', 'focuses the first control'],
    ['Tab, Shift Tab', 'stay inside'],
    ['Escape', 'closes it and returns to the button that opened it'],
  ],
  accessibility: [
    'Modal: the page behind it is inert.',
    'If it scrolls and contains nothing focusable, the keyboard scrolls it.',
  ],
})
