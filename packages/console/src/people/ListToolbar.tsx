import { driverLists, userLists } from '@driver-trust/domain/list'
import { Inline } from '@driver-trust/ui/inline'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { useState } from 'react'
import { ColumnsButton } from './ColumnsButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ChosenFilters, FiltersButton, StatusSelect } from './filters.tsx'
import { NO_READINGS, useList } from './listContext.ts'
import { chosenPart, part, roomyOnly, searchField, toolbar, tools } from './lists.css.ts'
import { SearchField } from './SearchField.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

const WORDS = { active: 'Active', invited: 'Invited', banned: 'Banned' }
const DRIVERS = driverLists.map((value) => ({ value, label: WORDS[value] }))
const USERS = userLists.map((value) => ({ value, label: WORDS[value] }))

/** What is shown, then what narrows it, then actions. */
export function ListToolbar() {
  const { search, change, layout } = useList()
  const [others, setOthers] = useState(NO_READINGS)
  return (
    <div className={toolbar}>
      <div className={part}>
        {search.view === 'drivers' ? (
          <SegmentedControl
            label="Show"
            size="sm"
            options={DRIVERS}
            value={search.drivers}
            onChange={(drivers) => change({ drivers })}
          />
        ) : (
          <SegmentedControl
            label="Show"
            size="sm"
            options={USERS}
            value={search.users}
            onChange={(users) => change({ users })}
          />
        )}
      </div>
      <div className={searchField}>
        <SearchField onOthers={setOthers} />
        <FiltersButton />
      </div>
      {search.view === 'drivers' && (
        <div className={roomyOnly}>
          <StatusSelect />
        </div>
      )}
      <div className={chosenPart}>
        <ChosenFilters others={others} />
      </div>
      <Inline gap="2" wrap={false} className={tools}>
        <ViewsMenu />
        <div className={roomyOnly}>
          <ColumnsButton layout={layout} />
        </div>
        <ExportButton />
      </Inline>
    </div>
  )
}
