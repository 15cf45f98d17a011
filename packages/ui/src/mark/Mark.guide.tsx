import { example, guideTo } from '../guide/guideTo.ts'
import { Lockup, Mark } from './Mark.tsx'

export const guide = guideTo(Mark, {
  use: [
    'where the product is named: the sign-in area and the top of the navigation',
    'as Lockup where there is room for the name',
  ],
  instead: [['It is the icon of an action.', 'IconButton']],
  dos: example(<Lockup name="Driver Trust" />, 'The mark with its name, at a size of at least 16 px.'),
  donts: example(
    <Mark size={40} label="Driver Trust" style={{ transform: 'rotate(20deg)', opacity: 0.5 }} />,
    'Rotated and tinted. The mark must always look the same.',
  ),
  accessibility: ['An image named by `label`; hidden from screen readers if the name is beside it.'],
  playground: { args: { size: 48, label: 'Driver Trust' } },
})
