import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage, type ListPageProps, type ListSearch } from '../../records/list/list-page.tsx'
import { LogSegments } from './segments.tsx'

type Props<R, S extends ListSearch> = Omit<
  ListPageProps<R, S>,
  'title' | 'segments' | 'onOpen' | 'children'
> & {
  /** Which of the logs this is. */
  path: ComponentProps<typeof LogSegments>['current']
  /** An entry, whole, of a log whose rows do not say everything. */
  renderEntry?: (row: R, close: () => void) => ReactNode
}

/** One of the logs, which are one screen. */
export function LogPage<R extends { id: string }, S extends ListSearch>({
  path,
  renderEntry,
  ...list
}: Props<R, S>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<R>()
  return (
    <ListPage
      {...list}
      title={t('log.title')}
      segments={<LogSegments current={path} />}
      {...(renderEntry && { onOpen: setOpen })}
    >
      {open && renderEntry?.(open, () => setOpen(undefined))}
    </ListPage>
  )
}
