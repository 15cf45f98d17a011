export { Toaster } from './Toaster.tsx'
export { toast } from './toastQueue.ts'
