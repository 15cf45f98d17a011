import { defineConfig } from 'vitest/config'

/** The rules, the tree and the session alone, without browser and stories: what mutation tests run for every mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['./tooling/testConditions.ts'],
    include: ['packages/domain/src/{permission,organisation,auth,user,text,phone,settings,http}/**/*.test.ts'],
    exclude: ['**/everyAnswer.test.ts'],
  },
})
