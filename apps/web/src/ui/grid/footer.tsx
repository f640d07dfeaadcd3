import { SettingOutlined } from '@ant-design/icons'
import { pageSizes } from '@yuncang/shared/kernel/page-size'
import { Button, Grid, Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Paging } from './types.ts'

type Props = {
  paging: Paging
  /** The rows are here: before that, nothing is counted. */
  isKnown: boolean
  onSettings: () => void
}

/** In the footer, where antd hangs it, the grid would cut its list off. */
const sizeChanger = { getPopupContainer: () => document.body }

/** Which rows these are out of how many, and the way to the others. */
export function Footer({ paging, isKnown, onSettings }: Props) {
  const { query, total, onChange } = paging
  const { t } = useTranslation()
  const { sm = true } = Grid.useBreakpoint()
  const first = (query.current - 1) * query.size + 1
  const last = Math.min(total, query.current * query.size)
  return (
    <nav className="grid-pages" aria-label={t('list.page')}>
      <Button
        type="text"
        size="small"
        icon={<SettingOutlined />}
        aria-label={t('grid.columns')}
        title={t('grid.columns')}
        onClick={onSettings}
      />
      <span className="grid-span">
        {isKnown && `${first <= last ? `${first}–${last}` : '0'} / ${total}`}
      </span>
      {isKnown && total > 0 && (
        <Pagination
          size="small"
          simple={!sm}
          current={query.current}
          pageSize={query.size}
          total={total}
          showSizeChanger={sm && sizeChanger}
          pageSizeOptions={[...pageSizes]}
          onChange={(current, size) =>
            onChange({ ...query, current: size === query.size ? current : 1, size })
          }
        />
      )}
    </nav>
  )
}
