import { toast } from '@driver-trust/ui/toast'
import { type ComponentType, lazy } from 'react'
import preview from '../../.storybook/preview.tsx'
import type { StoryGlobals } from '../../.storybook/StoryParameters.ts'
import { closeSandbox, openSandbox } from './sandboxOfStory.ts'
import { withConsole } from './withConsole.tsx'

/** Loaded by the pages alone. */
const ScreenPage = lazy(async () => ({ default: (await import('../review/ScreenPage.tsx')).ScreenPage }))

/** Props of screens and dialogs come from the console. */
type ScreenMeta = Omit<Parameters<typeof preview.meta<object, never, object>>[0], 'component' | 'subcomponents'> & {
  /** The page that the stories show, even if they are about a part of it: a change of it or of what it imports marks them as modified. */
  component: ComponentType<never>
  /** Pages that they go on to. */
  subcomponents?: Readonly<Record<string, ComponentType<never>>>
}

/** For stories of the console, each over a sandbox of its own. Stories of primitives have neither, so no change of the console concerns them. */
export default {
  meta: ({ component, subcomponents = {}, parameters, ...meta }: ScreenMeta) =>
    preview.meta({
      ...meta,
      component: component as ComponentType,
      subcomponents: subcomponents as Record<string, ComponentType>,
      decorators: [withConsole],
      parameters: { ...parameters, docs: { page: ScreenPage } },
      beforeEach({ id, parameters, globals }) {
        openSandbox(id, parameters, globals as StoryGlobals) // the toolbars offer nothing else
        return () => {
          toast.clear()
          closeSandbox()
        }
      },
    }),
}
