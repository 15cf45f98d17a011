import { ChevronLeftIcon, ChevronRightIcon } from '@driver-trust/ui/icon'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSingleKeys } from '../host/useSingleKeys.ts'
import { onPlainClick } from '../routing/plainClick.ts'
import { neighbours, step } from './listReturn.css.ts'
import { hrefOf, type Neighbour, type Place, positionText } from './usePlaceInList.ts'

/** Links to the drivers before and after this one in the list that the user came from, also with K and J. */
export function Neighbours({ place }: { place: Place }) {
  const [, navigate] = useLocation()
  // In place of this page, so that "Back" leads to the list; the next page leads back to it too.
  const opens = (to: Neighbour | undefined) =>
    to && (() => navigate(hrefOf(to), { replace: true, state: { list: to.list } }))
  const [previous, next] = [opens(place.previous), opens(place.next)]
  useSingleKeys({ j: next, k: previous })
  return (
    <nav aria-label="Drivers of the list" className={neighbours}>
      <Step to={place.previous} onOpen={previous}>
        <ChevronLeftIcon /> Previous
      </Step>
      <Text size="13" tone="muted" tabular>
        {positionText(place.position, place.total)}
      </Text>
      <Step to={place.next} onOpen={next}>
        Next <ChevronRightIcon />
      </Step>
    </nav>
  )
}

interface StepProps {
  to: Neighbour | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

function Step({ to, onOpen, children }: StepProps) {
  if (!to || !onOpen)
    return (
      <Text size="13" tone="faint" className={step}>
        {children}
      </Text>
    )
  return (
    <TextLink tone="quiet" href={hrefOf(to)} className={step} onClick={onPlainClick(onOpen)}>
      {children}
    </TextLink>
  )
}
