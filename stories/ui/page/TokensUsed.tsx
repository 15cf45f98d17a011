import review from 'virtual:review'
import { Inline } from '@driver-trust/ui/inline'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'

/** What a primitive's styles refer to, each a link to the table of tokens. */
export function TokensUsed({ name }: { name: string }) {
  const paths = review.tokensOfPrimitives[name] ?? []
  if (paths.length === 0) return <Text as="p">None: it draws nothing of its own.</Text>
  return (
    <Inline gap="3">
      {paths.map((path) => (
        <TextLink key={path} href={`./?path=/docs/foundations-tokens--docs&token=${path}`} target="_top">
          {path}
        </TextLink>
      ))}
    </Inline>
  )
}
