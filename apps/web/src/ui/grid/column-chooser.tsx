import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Button, Drawer, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { ColumnLine } from './column-line.tsx'
import { defaultLayout, withMoved } from './layout.ts'
import type { Density, GridColumn, GridLayout } from './types.ts'

type Props = {
  columns: readonly GridColumn<never>[]
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  onClose: () => void
}

/** Which columns are shown, in which order, where they are pinned; and how high rows are. */
export function ColumnChooser({ columns, layout, onLayout, onClose }: Props) {
  const { t } = useTranslation()
  const titles = new Map<UniqueIdentifier, string>(
    columns.map((column) => [column.key, column.title]),
  )
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    t('grid.dragged', {
      title: titles.get(id),
      place: layout.order.indexOf(String(over ?? id)) + 1,
      count: layout.order.length,
    })
  const dropped = (id: UniqueIdentifier) => t('grid.dropped', { title: titles.get(id) })
  return (
    <Drawer
      open
      size={400}
      title={t('grid.columns')}
      onClose={onClose}
      footer={
        <Button onClick={() => onLayout(defaultLayout(columns))}>{t('grid.resetLayout')}</Button>
      }
    >
      <Segmented<Density>
        block
        aria-label={t('grid.density')}
        value={layout.density}
        options={[
          { value: 'compact', label: t('grid.compact') },
          { value: 'default', label: t('grid.default') },
          { value: 'roomy', label: t('grid.roomy') },
        ]}
        onChange={(density) => onLayout({ ...layout, density })}
      />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          screenReaderInstructions: { draggable: t('grid.dragHint') },
          announcements: {
            onDragStart: ({ active }) => placeOf(active.id, undefined),
            onDragOver: ({ active, over }) => placeOf(active.id, over?.id),
            onDragEnd: ({ active }) => dropped(active.id),
            onDragCancel: ({ active }) => dropped(active.id),
          },
        }}
        onDragEnd={({ active, over }) => {
          if (over) onLayout(withMoved(layout, String(active.id), String(over.id)))
        }}
      >
        <SortableContext items={layout.order} strategy={verticalListSortingStrategy}>
          <ul className="grid-columns">
            {layout.order.map((key, index) => (
              <ColumnLine
                key={key}
                id={key}
                title={titles.get(key) ?? key}
                above={layout.order[index - 1]}
                below={layout.order[index + 1]}
                layout={layout}
                onLayout={onLayout}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </Drawer>
  )
}
