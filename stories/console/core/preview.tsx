import '@driver-trust/console/core-area' // around these screens: a change of it is seen in their stories, though the routes load it late

/** In a file of this name, as Storybook only takes `meta` from one. */
export { default } from '../preview.tsx'
