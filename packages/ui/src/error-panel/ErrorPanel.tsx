'use client'

import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { ChevronDownIcon, ChevronUpIcon, CopyIcon, RefreshIcon } from '../icon/icons.tsx'
import { ToneShape } from '../icon/ToneShape.tsx'
import { copyText } from '../internal/copyText.ts'
import { cx } from '../internal/cx.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './errorPanel.css.ts'

interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: string | undefined
  /** The error, for those who can use it; hidden until requested. */
  detail?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  /** What "Copy report" puts on the clipboard; must not contain personal data. */
  report?: string | undefined
  /** A sentence that helps without the error's details. */
  children?: ReactNode
}

/** Replaces something that couldn't be loaded. */
export function ErrorPanel({
  title,
  detail,
  onRetry,
  isRetrying,
  report,
  className,
  children,
  ...rest
}: ErrorPanelProps) {
  const words = useWords()
  const detailId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div role="alert" {...rest} className={cx(styles.root, className)}>
      <ToneShape tone="error" size="16" className={styles.shape} />
      <div className={styles.content}>
        <div>
          <p className={styles.title}>{title ?? words.failed}</p>
          {children}
        </div>
        <div className={styles.actions}>
          {onRetry && (
            <Button size="sm" iconStart={<RefreshIcon />} loading={isRetrying} onClick={onRetry}>
              {words.tryAgain}
            </Button>
          )}
          {detail !== undefined && (
            <Button
              size="sm"
              variant="tertiary"
              iconEnd={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
              aria-expanded={isOpen}
              aria-controls={detailId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? words.hideError : words.showError}
            </Button>
          )}
          {report !== undefined && <CopyReport report={report} />}
        </div>
        {detail !== undefined && (
          <pre id={detailId} hidden={!isOpen} className={styles.detail}>
            {detail}
          </pre>
        )}
      </div>
    </div>
  )
}

function CopyReport({ report }: { report: string }) {
  const words = useWords()
  const [outcome, setOutcome] = useState('')
  const copy = async () => setOutcome((await copyText(report)) ? words.reportCopied : words.reportNotCopied)
  return (
    <>
      <Button size="sm" variant="tertiary" iconStart={<CopyIcon />} onClick={() => void copy()}>
        {words.copyReport}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </>
  )
}
