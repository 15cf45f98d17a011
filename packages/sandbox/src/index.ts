export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
export { type WorldName, worldPlans } from './make/makeWorld.ts'
export { DEMO_PASSWORD, type Persona, type PersonaName, personas } from './personas.ts'
export { type Fault, type FaultKind, faultKinds } from './SandboxState.ts'
