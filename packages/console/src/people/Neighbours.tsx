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
  useSingleKeys({ j: opens(place.next), k: opens(place.previous) })
  return <Stepper place={place} hrefOf={hrefOf} onOpen={(to) => opens(to)?.()} />
}

interface StepperProps {
  place: Place
  hrefOf: (to: Neighbour) => string
  onOpen: (to: Neighbour) => void
}

/** "Previous · 6 of 388 · Next" */
export function Stepper({ place, hrefOf, onOpen }: StepperProps) {
  const stepTo = (to: Neighbour | undefined) => to && { href: hrefOf(to), onOpen: () => onOpen(to) }
  return (
    <nav aria-label="Drivers of the list" className={neighbours}>
      <Step to={stepTo(place.previous)}>
        <ChevronLeftIcon /> Previous
      </Step>
      <Text size="13" tone="muted" tabular>
        {positionText(place)}
      </Text>
      <Step to={stepTo(place.next)}>
        Next <ChevronRightIcon />
      </Step>
    </nav>
  )
}

function Step({ to, children }: { to: { href: string; onOpen: () => void } | undefined; children: ReactNode }) {
  if (!to)
    return (
      <Text size="13" tone="faint" className={step}>
        {children}
      </Text>
    )
  return (
    <TextLink tone="quiet" href={to.href} className={step} onClick={onPlainClick(to.onOpen)}>
      {children}
    </TextLink>
  )
}
