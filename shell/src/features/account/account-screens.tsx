import type { ComponentType } from 'react';
import { AccountSlice } from './account-slice';
import { HelpPage } from './help.page';
import { ProfilePage } from './profile/profile.page';
import { SettingsPage } from './settings/settings.page';

const inSlice = (Page: ComponentType) =>
  function AccountScreen() {
    return (
      <AccountSlice>
        <Page />
      </AccountSlice>
    );
  };

/** By path. */
export const screens: Record<string, ComponentType> = {
  '/account/profile': inSlice(ProfilePage),
  '/account/settings': inSlice(SettingsPage),
  '/account/help': inSlice(HelpPage),
};
