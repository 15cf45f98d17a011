'use client'

import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { distinct } from '../internal/Choice.tsx'
import { cx } from '../internal/cx.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { useTabs } from '../internal/useTabs.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './boardTabs.css.ts'

export interface BoardTab<Value extends string> {
  value: Value
  /** The tab's name. */
  label: string
  /** A short form of the label, shown where the full one would be cut off. */
  shown?: string | undefined
  /** A number in words, such as "1,204" or "–"; `null` while it loads. Without one the tab is a word alone. */
  figure?: string | null | undefined
  /** A number beside a word alone, such as "8". */
  count?: string | undefined
  /** It can only grow: a plus follows it, and its description says "so far". */
  isMinimum?: boolean | undefined
  /** Before the figure. */
  sign?: ReactNode
  /** What the figure is made of, in a line below it; no-break spaces keep its parts together. */
  detail?: string | undefined
  /** The figure or its label is incomplete without the detail, so it stays where others are hidden for lack of room. */
  isPartial?: boolean | undefined
  /** Only the view that stops people is red while it is chosen. */
  tone?: 'stop' | undefined
}

interface BoardTabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** What the tabs are parts of; announced before them. */
  label: string
  tabs: readonly BoardTab<Value>[]
  /** Undefined if what is shown is of none of them. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** At the end of the board: how far the figures have been checked. */
  end?: ReactNode
  /** When the figures were complete, and what they rest on. It replaces the first tab's detail, which says the same, where there is room. */
  clock?: { time: string; detail: string } | undefined
  /** How much of the figures is known, from 0 to 1; undefined if they are. */
  progress?: number | undefined
  /** The content of the selected tab. */
  children: ReactNode
}

/** Characters of a figure beside which there may be no room for its label: "2,589". */
const LONG = 4

/** The black band of figures that a page begins with. Each figure is the tab of the list that it counts. */
export function BoardTabs<Value extends string>(props: BoardTabsProps<Value>) {
  const { label, tabs, value, onChange, end, clock, progress, className, children, ...rest } = props
  const drawn = useClientStyle({ inlineSize: `${Math.round((progress ?? 0) * 100)}%` })
  const shown = distinct('BoardTabs', tabs)
  const { list, tabOf, panel } = useTabs({ label, tabs: shown, value, onChange })
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.board} data-bleed="top">
        <div className={styles.cells}>
          <div
            {...list}
            className={styles.list}
            data-figures={tabs.some(({ figure }) => figure !== undefined) ? '' : undefined}
            data-clock={clock ? '' : undefined}
            data-long={tabs.some(({ figure }) => (figure?.length ?? 0) > LONG) ? '' : undefined}
          >
            {shown.map((tab) => (
              <BoardCell key={tab.value} {...tab} attributes={tabOf(tab.value)} />
            ))}
          </div>
          {end && <div className={styles.end}>{end}</div>}
        </div>
        {clock && (
          <div className={styles.clock}>
            <span className={styles.time}>{clock.time}</span>
            <span>{clock.detail}</span>
          </div>
        )}
        {progress !== undefined && (
          <div className={styles.track}>
            <div className={styles.progress} style={drawn} />
          </div>
        )}
      </div>
      {/* It begins with controls of its own, so the keyboard needn't stop at it. */}
      <div {...panel} tabIndex={-1} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

/**
 * The parts of a line that "·" divides, each in its own direction: those that begin with a number would be scrambled. Each
 * text is alone in its element, because a browser that translates the page moves texts away from under React.
 */
function Phrases({ text }: { text: string }) {
  return text.split(' · ').map((phrase, at) => (
    <Fragment key={phrase}>
      {at > 0 && <span> · </span>}
      <bdi>{phrase}</bdi>
    </Fragment>
  ))
}

/** The figure describes the tab: its name stays the same while figures change. */
function BoardCell(props: Omit<BoardTab<string>, 'value'> & { attributes: ComponentProps<'button'> }) {
  const { attributes, label, shown, figure, count, isMinimum, sign, detail, isPartial, tone } = props
  const { figureSoFar } = useWords()
  const hasFigure = figure !== undefined
  const described = [[figure, isMinimum && figureSoFar].filter(Boolean).join(' '), detail?.replaceAll('\u00a0', ' ')]
  return (
    <button
      {...attributes}
      aria-description={hasFigure ? described.filter(Boolean).join(', ') : count}
      className={hasFigure ? styles.figureTab : styles.wordTab}
      data-tone={tone}
      data-signed={sign ? '' : undefined}
      data-partial={isPartial ? '' : undefined}
      data-zero={figure === '0' ? '' : undefined}
    >
      {hasFigure && (
        <span aria-hidden="true" className={styles.number}>
          {sign}
          <span dir="auto" translate="no" className={styles.figure}>
            {typeof figure === 'string' ? (
              `${figure}${isMinimum ? '+' : ''}`
            ) : (
              <Skeleton className={styles.unknown} width={44} height={28} />
            )}
          </span>
        </span>
      )}
      {shown !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <span aria-hidden={shown !== undefined} className={styles.label}>
        {shown ?? label}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" translate="no" className={styles.count}>
          {count}
        </span>
      )}
      {hasFigure && (
        <span aria-hidden="true" className={styles.detail}>
          {detail && <Phrases text={detail} />}
        </span>
      )}
    </button>
  )
}
