export { Button } from '@driver-trust/ui/button'
