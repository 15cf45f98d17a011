import type { JudgedDriver } from '@driver-trust/domain/driver'
import { maxText } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { PrintIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { SearchInput } from '@driver-trust/ui/search-input'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { disabledReasonOf, isShown, usePermissions } from '../../account/usePermissions.ts'
import { type ListedPerson, rowKey } from '../../person/PersonRow.ts'
import { ColumnsButton } from '../ColumnsButton.tsx'
import { useList } from '../listContext.ts'
import { listRoot } from '../lists.css.ts'
import { PeopleTable } from '../PeopleTable.tsx'
import { PrintedLine } from '../PrintedLine.tsx'
import { useNotedOrder } from '../usePlaceInList.ts'
import { useSearchPlaceholder } from '../useSearchPlaceholder.ts'
import { sayExported } from './exportJudged.ts'
import { oneLine, onScreen, toolbar } from './judged.css.ts'

interface JudgedListProps<Judged extends JudgedDriver>
  extends Omit<ComponentProps<typeof PeopleTable>, 'judgedOf' | 'total' | 'everyone'> {
  /** The list and its state in words, for a printout. */
  paper: readonly (string | false | undefined)[]
  text: string
  onSearch: (text: string) => void
  /** What a row says as its reason, if that isn't the verdict's own; stable. */
  reasonOf?: (judged: Judged) => string
  /** Everyone who matches, in the list's order; `rows` are those on screen. */
  everyone: readonly Judged[]
  /** On what the list rests, if drivers or documents are missing. */
  coverage: string | undefined
  /** Why there is no file yet. */
  unready?: string | undefined
  files: readonly { label: string; icon: ReactNode; save: (drivers: readonly Judged[]) => void }[]
  /** Opens and closes all groups. */
  toggle?: { label: string; onClick: () => void } | undefined
  /** Between the toolbar and the table. */
  notices: ReactNode
}

/** Which organisations the list covers, if not all. Not printed, as the printed title line says it. */
export function ScopeNotice({ notice }: { notice: string | undefined }) {
  return (
    notice !== undefined && (
      <InlineAlert tone="neutral" className={onScreen}>
        {notice}
      </InlineAlert>
    )
  )
}

/** A list of drivers that the console puts together itself, from their statuses and documents. */
export function JudgedList<Judged extends JudgedDriver>({
  paper,
  text,
  onSearch,
  reasonOf,
  everyone,
  coverage,
  unready,
  files,
  toggle,
  notices,
  empty,
  ...table
}: JudgedListProps<Judged>) {
  const { layout } = useList()
  const placeholder = useSearchPlaceholder()
  const { isOffered, exported, reason } = useExportable(everyone, unready)
  const judgedOf = useMemo(() => {
    const byKey = new Map(everyone.map((each) => [rowKey(each.driver), each]))
    return (row: ListedPerson) => {
      const each = byKey.get(rowKey(row))
      return each && reasonOf ? { ...each, verdict: { ...each.verdict, reason: reasonOf(each) } } : each
    }
  }, [everyone, reasonOf])
  useNotedOrder(everyone, coverage !== undefined)
  const drivers = useMemo(() => everyone.map(({ driver }) => driver), [everyone])
  return (
    <div className={listRoot}>
      <div className={toggle ? toolbar : `${toolbar} ${oneLine}`}>
        <SearchInput
          label="Find drivers"
          placeholder={placeholder}
          size="sm"
          maxLength={maxText}
          value={text}
          onChange={onSearch}
        />
        {toggle && (
          <Button size="sm" onClick={toggle.onClick}>
            {toggle.label}
          </Button>
        )}
        <ColumnsButton layout={layout} />
        {isOffered &&
          files.map(({ label, icon, save }) => (
            <IconButton
              key={label}
              size="sm"
              variant="secondary"
              {...{ label, icon }}
              disabledReason={reason}
              onClick={() => {
                save(exported)
                sayExported({ count: exported.length, all: everyone.length, coverage })
              }}
            />
          ))}
        <IconButton size="sm" variant="secondary" label="Print" icon={<PrintIcon />} onClick={() => window.print()} />
      </div>
      <PrintedLine words={[...paper, text && `search: ${text}`]} />
      {notices}
      <PeopleTable
        {...table}
        everyone={drivers}
        judgedOf={judgedOf}
        total={coverage === undefined ? everyone.length : table.rows.length} // a part can't be selected as all
        empty={
          text ? <EmptyState kind="no-results" title="No results" description="No drivers match your search." /> : empty
        }
      />
    </div>
  )
}

/** Those of the drivers whose organisations let the viewer export their lists; the reason if there is nobody. */
function useExportable<Judged extends JudgedDriver>(everyone: readonly Judged[], unready: string | undefined) {
  const { organisation } = useList()
  const permissionsIn = usePermissions()
  const { exportList } = permissionsIn(organisation.id)
  const exported = everyone.filter(({ driver }) => permissionsIn(driver.organizationId).exportList.allowed)
  const nothing = exported.length === 0 ? 'There is nothing to export yet.' : undefined
  const reason = disabledReasonOf(exportList) ?? unready ?? nothing
  return { isOffered: isShown(exportList), exported, reason }
}
