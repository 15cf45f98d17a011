import { createElement as element, Fragment } from 'react' // as in StoryFrame.ts
import { Select } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { serverToolbars } from './toolbars.ts'

/** Who is signed in, to which data, over which network: only where there is a console that it changes. */
export const showsServerTools = ({ storyId = '' }: { storyId?: string }) => !/^(components|foundations)-/.test(storyId)

/** Menus in the toolbar. A story that sets a value itself locks its menu. */
export function ServerTools() {
  const [globals, update, ownGlobals] = useGlobals()
  const menus = Object.entries(serverToolbars).map(([name, { description, toolbar }]) =>
    element(Select, {
      key: `${name} ${globals[name]}`, // it takes its choice only at first
      ariaLabel: description,
      size: 'small',
      padding: 'small',
      options: toolbar.items.map(({ value, title, right }) => ({ value, title, aside: right })),
      defaultOptions: globals[name],
      disabled: name in ownGlobals,
      onSelect: (value) => update({ [name]: value }),
    }),
  )
  return element(Fragment, null, menus)
}
