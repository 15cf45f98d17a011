export {
  Link,
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './LinkProvider.tsx'
