import '@driver-trust/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createAppearance } from './appearance/createAppearance.ts'
import { createEnvironment } from './createEnvironment.ts'
import { logToConsole } from './logToConsole.ts'
import { logUnknownWords } from './logUnknownWords.ts'
import { storageKeys } from './storageKeys.ts'

const environment = createEnvironment({ host: import.meta.env.VITE_API_HOST ?? '', sink: logToConsole })
logUnknownWords(environment.log)
const appearance = createAppearance({
  storage: () => window.localStorage,
  key: storageKeys.theme,
  root: document.documentElement,
})
const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root": index.html must hold one.')

createRoot(container).render(
  <StrictMode>
    <App environment={environment} appearance={appearance} />
  </StrictMode>,
)
