import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { withTheme } from './decorators/withTheme.tsx'
import { toolbars } from './toolbars.ts'

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  decorators: [withTheme],
  globalTypes: toolbars,
  initialGlobals: { theme: 'light', direction: 'ltr', viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    a11y: { test: import.meta.env.NO_A11Y ? 'off' : 'error' },
    docs: { story: { inline: false, height: '600px' } },
    viewport: {
      options: {
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        mobile: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        narrowest: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        zoomed: { name: 'Zoomed to 200 %, 640', styles: { width: '640px', height: '400px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Start here', ['Welcome'], 'Screens', 'Flows', 'Components', 'Foundations', 'Internal'] },
    },
  },
})
