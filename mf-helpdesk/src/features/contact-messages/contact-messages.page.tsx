import { useT } from '@vidyapath/client/screens/use-t';
import { Page } from '@vidyapath/remote-kit/page';
import { MessageList } from './components/message-list';

/** What visitors wrote in the contact form, of which staff makes tickets. */
export function ContactMessagesPage() {
  const t = useT();
  return (
    <Page title={t('contactMessages.title')} lead={t('contactMessages.lead')}>
      <div>
        <MessageList />
      </div>
    </Page>
  );
}
