import '@driver-trust/console/core-area' // around these screens: a change of it is seen in their stories, though the routes load it late

export { default } from '../preview.tsx'
