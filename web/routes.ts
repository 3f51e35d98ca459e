import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('features/site/site-layout.tsx', [
    index('features/site/home-page.tsx'),
    layout('features/accounts/sign-in-layout.tsx', [
      route('login', 'features/accounts/login-page.tsx'),
      route('register', 'features/accounts/register-page.tsx'),
      route('forgot-password', 'features/accounts/forgot-password-page.tsx'),
      route('reset-password', 'features/accounts/reset-password-page.tsx'),
      route('verify-email', 'features/accounts/verify-email-page.tsx'),
    ]),
    layout('features/profile/profile-layout.tsx', [route('update-profile', 'features/profile/profile-page.tsx')]),
    route('about', 'features/site/about-page.tsx'),
    route('contact', 'features/site/contact-page.tsx'),
    route('items', 'features/items/items-page.tsx'),
    route('premium/:slug/:itemId', 'features/items/item-page.tsx'),
    route('buy/:id', 'features/packages/buy-page.tsx'),
    route('item-buy/:id', 'features/items/item-buy-page.tsx'),
    route('*', 'features/site/not-found-page.tsx'),
  ]),
  route('user', 'features/dashboard/user-layout.tsx', [
    index('features/dashboard/user-index.tsx'),
    route('dashboard', 'features/dashboard/dashboard-page.tsx'),
    route('generate-code', 'features/generations/generator-page.tsx'),
    route('select-package', 'features/packages/select-package-page.tsx'),
  ]),
  route('admin', 'features/admin/admin-layout.tsx', [
    index('features/admin/admin-index.tsx'),
    route('dashboard', 'features/admin/admin-dashboard-page.tsx'),
    route('users', 'features/users/users-page.tsx'),
    route('users/:id', 'features/users/user-page.tsx'),
    route('mail', 'features/mail/mail-layout.tsx', [
      index('features/mail/mail-page.tsx'),
      route('templates', 'features/mail/templates-page.tsx'),
    ]),
    route('audit-log', 'features/audit/audit-page.tsx'),
    route('settings', 'features/admin/settings-layout.tsx', [
      index('features/admin/settings-index.tsx'),
      route('account', 'features/profile/account-settings-page.tsx'),
      route('banner', 'features/content/banner/banner-editor-page.tsx'),
      route('home-banner', 'features/content/banner/home-banner.tsx'),
      route('about', 'features/content/about/about-editor-page.tsx'),
      route('features', 'features/content/features/features-editor-page.tsx'),
      route('testimonials', 'features/content/testimonials/testimonials-editor-page.tsx'),
      route('footer', 'features/content/footer/footer-editor-page.tsx'),
      route('logo', 'features/content/logo/logo-editor-page.tsx'),
      route('contact', 'features/content/contact/contact-editor-page.tsx'),
      route('gemini-keys', 'features/provider-keys/provider-keys-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
