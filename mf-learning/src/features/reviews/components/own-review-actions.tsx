import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack } from '@vidyapath/ui';
import { DeleteButton } from '../../../components/delete-button';
import { useDeleteReviewMutation } from '../api/reviews.endpoints';

interface OwnReviewActionsProps {
  courseId: number;
  onEdit: () => void;
}

export function OwnReviewActions({ courseId, onEdit }: OwnReviewActionsProps) {
  const t = useT();
  const [remove] = useDeleteReviewMutation();
  return (
    <Stack direction="row" spacing={3}>
      <Button variant="outlined" onClick={onEdit} sx={{ minHeight: 44 }}>
        {t('review.edit')}
      </Button>
      <DeleteButton messagePrefix="review.delete" call={() => remove(courseId)} />
    </Stack>
  );
}
