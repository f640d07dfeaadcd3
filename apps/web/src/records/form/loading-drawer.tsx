import { Alert, Skeleton } from 'antd'
import { apiErrorOf } from '../../api/link.ts'
import { SideDrawer } from '../../ui/form/drawer.tsx'

type Props = { title: string; error: unknown; onClose: () => void }

/** In place of a record that is on its way, or did not come. */
export function LoadingDrawer({ title, error, onClose }: Props) {
  return (
    <SideDrawer title={title} onClose={onClose}>
      {error ? (
        <Alert type="error" showIcon role="alert" title={apiErrorOf(error).message} />
      ) : (
        <Skeleton active />
      )}
    </SideDrawer>
  )
}
