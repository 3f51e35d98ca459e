import { v7 as uuidv7 } from 'uuid';
import {
  type Access,
  ADMINS,
  about,
  EVERYBODY,
  OWNER,
  OWNER_OR_ADMIN,
  OWNER_OR_ADMIN_SILENTLY,
  type ProcedureName,
  SIGNED_IN,
} from './access.ts';
import type { Records } from './make-records.ts';

const user = ({ userId }: Records) => ({ path: { id: userId } });
const conversion = ({ generationId }: Records) => ({ path: { id: generationId } });
const folder = ({ projectId }: Records) => ({ path: { id: projectId } });
const order = ({ orderRef }: Records) => ({ path: { id: orderRef } });
const paidOrder = ({ paidOrderRef }: Records) => ({ path: { id: paidOrderRef } });
const itemOrder = ({ itemOrderRef }: Records) => ({ path: { id: itemOrderRef } });
const ticket = ({ ticketId }: Records) => ({ path: { id: ticketId } });
const ofEmail = ({ email }: Records) => ({ query: { userEmail: email } });
const scores = { block: 1, text: 1, position: 1, color: 1 };

function picture({ png }: Records) {
  const body = new FormData();
  body.set('image', new File([png], 'picture.png'));
  return { body };
}

/**
 * Who may what, for every call of the contract: a call that is not here does not compile, and `access.security.test.ts`
 * makes each of these calls as each of these people.
 */
export const accessMatrix: Record<ProcedureName, Access> = {
  'accounts.listUsers': about(OWNER_OR_ADMIN, ofEmail),
  'accounts.listAdmins': SIGNED_IN,
  'accounts.createUser': about(OWNER_OR_ADMIN, ({ email }) => ({ body: { userEmail: email } })),
  'accounts.getUser': about(ADMINS, user),
  'accounts.updateUser': about(ADMINS, (records) => ({ ...user(records), body: { userName: 'Else' } })),
  'accounts.deleteUser': about(ADMINS, user),
  'accounts.disableUser': about(ADMINS, (records) => ({ ...user(records), body: { disabled: true } })),
  'accounts.grantCredits': ADMINS,
  'accounts.exportUsers': ADMINS,
  'accounts.listUserGenerations': about(ADMINS, user),
  'accounts.listUserOrders': about(ADMINS, user),
  'accounts.listUserSessions': about(ADMINS, user),
  'accounts.endUserSessions': about(ADMINS, user),

  'audit.listAuditEntries': ADMINS,
  'audit.exportAuditLog': ADMINS,

  'incidents.listIncidents': ADMINS,

  'content.getBanner': EVERYBODY,
  'content.getBannerStats': ADMINS,
  'content.updateBanner': ADMINS,
  'content.toggleBanner': ADMINS,
  'content.resetBanner': ADMINS,
  'content.deleteBanner': ADMINS,
  'content.listFeatures': EVERYBODY,
  'content.addFeature': ADMINS,
  'content.updateFeature': ADMINS,
  'content.deleteFeature': ADMINS,
  'content.toggleFeature': ADMINS,
  'content.getAbout': EVERYBODY,
  'content.updateAbout': ADMINS,
  'content.toggleAbout': ADMINS,
  'content.resetAbout': ADMINS,
  'content.deleteAbout': ADMINS,
  'content.listTestimonials': EVERYBODY,
  'content.addTestimonial': ADMINS,
  'content.updateTestimonial': ADMINS,
  'content.deleteTestimonial': ADMINS,
  'content.toggleTestimonial': ADMINS,
  'content.getFooter': EVERYBODY,
  'content.updateFooter': ADMINS,
  'content.resetFooter': ADMINS,
  'content.getContactPage': EVERYBODY,
  'content.updateContactPage': ADMINS,
  'content.resetContactPage': ADMINS,
  'content.listVersions': ADMINS,
  'content.getVersion': ADMINS,
  'content.restoreVersion': ADMINS,

  'credits.deductCredit': about(ADMINS, ({ email }) => ({ body: { userEmail: email } })),
  'credits.refundCredit': about(ADMINS, ({ email }) => ({ body: { userEmail: email } })),
  'credits.listCreditEntries': about(OWNER_OR_ADMIN, ({ userId }) => ({ query: { userId } })),

  'dashboard.getCounts': ADMINS,

  'generations.getGenerator': EVERYBODY,
  'generations.createGeneration': SIGNED_IN,
  'generations.createSample': SIGNED_IN,
  'generations.createFollowUp': about(OWNER, ({ succeededId }) => ({
    path: { id: succeededId },
    body: { instructions: 'Red' },
  })),
  'generations.convertAgain': about(OWNER, conversion),
  'generations.correctGeneration': about(OWNER, ({ succeededId }) => ({
    path: { id: succeededId },
    body: { corrections: { typeface: 'Inter' } },
  })),
  'generations.writeVersion': about(OWNER, (records) => ({ ...conversion(records), body: { framework: 'custom' } })),
  'generations.saveEdit': about(OWNER, ({ succeededId }) => ({
    path: { id: succeededId },
    body: { html: '<p>Edited</p>', css: '' },
  })),
  'generations.recordScore': about(OWNER, ({ succeededId }) => ({
    path: { id: succeededId },
    body: { faithful: 0.9, score: 0.9 },
  })),
  'generations.getPage': about(OWNER, ({ succeededId }) => ({ path: { id: succeededId, mode: 'exact' } })),
  'generations.getComponents': about(OWNER, ({ succeededId }) => ({ path: { id: succeededId, kind: 'react' } })),
  'generations.writeComponents': about(OWNER, ({ succeededId }) => ({
    path: { id: succeededId, kind: 'vue' },
    body: { html: '<p>Edited</p>', css: '' },
  })),
  'generations.listVersions': about(OWNER, conversion),
  'generations.reportMeasurement': about(OWNER, ({ runningId }) => ({
    path: { id: runningId },
    body: { round: 0, scores, problems: [] },
  })),
  'generations.listGenerations': SIGNED_IN,
  'generations.getGeneration': about(OWNER, conversion),
  'generations.getGenerationImage': about(OWNER, conversion),
  'generations.cancelGeneration': about(OWNER, conversion),
  'generations.deleteGeneration': about(OWNER, conversion),
  'generations.watchGeneration': about(OWNER, conversion),

  'history.listConversions': SIGNED_IN,
  'history.updateConversion': about(OWNER, (records) => ({ ...conversion(records), body: { name: 'Pier' } })),
  'history.deleteConversion': about(OWNER, conversion),
  'history.restoreGeneration': about(OWNER, ({ deletedId }) => ({ path: { id: deletedId } })),
  'history.duplicateGeneration': about(OWNER, ({ succeededId }) => ({ path: { id: succeededId } })),
  'history.getThumbnail': about(OWNER, conversion),
  'history.getStorage': SIGNED_IN,
  'history.listProjects': SIGNED_IN,
  'history.createProject': SIGNED_IN,
  'history.renameProject': about(OWNER, (records) => ({ ...folder(records), body: { name: 'Harbour' } })),
  'history.deleteProject': about(OWNER, folder),

  'items.listItems': EVERYBODY,
  'items.getItem': EVERYBODY,
  'items.addItem': ADMINS,
  'items.updateItem': ADMINS,
  'items.deleteItem': ADMINS,

  'mail.listTemplates': ADMINS,
  'mail.addTemplate': ADMINS,
  'mail.updateTemplate': ADMINS,
  'mail.deleteTemplate': ADMINS,
  'mail.previewMail': ADMINS,
  'mail.sendMessage': ADMINS,
  'mail.listSentMails': ADMINS,
  'mail.getSentMail': ADMINS,
  'mail.sendMailAgain': ADMINS,
  'mail.getMailSetup': ADMINS,

  'orders.createOrder': SIGNED_IN,
  'orders.listOrders': about(OWNER_OR_ADMIN, ofEmail),
  'orders.getOrder': about(OWNER_OR_ADMIN_SILENTLY, order),
  'orders.deleteOrder': about(ADMINS, order),
  'orders.createItemOrder': SIGNED_IN,
  'orders.listItemOrders': about(OWNER_OR_ADMIN, ofEmail),
  'orders.getItemOrder': about(OWNER_OR_ADMIN_SILENTLY, itemOrder),
  'orders.deleteItemOrder': about(ADMINS, itemOrder),
  'orders.exportOrders': ADMINS,
  'orders.getRevenue': ADMINS,

  'payments.createPayment': about(OWNER, order),
  'payments.updatePaymentStatus': about(OWNER_OR_ADMIN_SILENTLY, order),
  'payments.updateItemPaymentStatus': about(OWNER_OR_ADMIN_SILENTLY, itemOrder),
  'payments.verifyOrder': about(OWNER_OR_ADMIN_SILENTLY, order),
  'payments.updateUserMembership': about(OWNER_OR_ADMIN, ({ email }) => ({ body: { userEmail: email } })),
  'payments.updateUserBalance': about(OWNER_OR_ADMIN, ({ email, paidOrderId }) => ({
    body: { userEmail: email, credit: 20, orderId: paidOrderId },
  })),
  'payments.refundOrder': about(ADMINS, order),

  'payPal.getPayPalSettings': SIGNED_IN,
  'payPal.updatePayPalSettings': ADMINS,
  'payPal.resetPayPalSettings': ADMINS,
  'payPal.getSellerDetails': ADMINS,
  'payPal.updateSellerDetails': ADMINS,

  'packages.listPackages': EVERYBODY,
  'packages.getPackage': EVERYBODY,
  'packages.addPackage': ADMINS,
  'packages.editPackage': ADMINS,
  'packages.deletePackage': ADMINS,

  'profile.updateProfile': about(OWNER_OR_ADMIN, (records) => ({ ...user(records), body: { userName: 'Else' } })),
  'profile.getMailWishes': SIGNED_IN,
  'profile.updateMailWishes': SIGNED_IN,
  'profile.listSessions': SIGNED_IN,
  'profile.endSession': about(OWNER, ({ sessionId }) => ({ path: { id: sessionId } })),
  'profile.endOtherSessions': SIGNED_IN,
  'profile.exportAccount': SIGNED_IN,
  'profile.deleteAccount': SIGNED_IN,
  'profile.listSignInWays': EVERYBODY,

  'providerKeys.listKeys': ADMINS,
  'providerKeys.addKey': ADMINS,
  'providerKeys.updateKey': ADMINS,
  'providerKeys.deleteKey': ADMINS,
  'providerKeys.toggleKey': ADMINS,
  'providerKeys.testKey': ADMINS,
  'providerKeys.listUsage': ADMINS,

  'receipts.getReceipt': about(OWNER_OR_ADMIN_SILENTLY, paidOrder),
  'receipts.getReceiptPdf': about(OWNER_OR_ADMIN_SILENTLY, paidOrder),

  'shares.createShare': about(OWNER, ({ succeededId }) => ({ path: { id: succeededId } })),
  'shares.listShares': about(OWNER, conversion),
  'shares.revokeShare': about(OWNER, ({ succeededId, shareId }) => ({ path: { id: succeededId, share: shareId } })),
  'shares.getShare': EVERYBODY,
  'shares.getShareImage': EVERYBODY,

  'tickets.createTicket': EVERYBODY,
  'tickets.listTickets': about(OWNER_OR_ADMIN, ofEmail),
  'tickets.getTicket': about(OWNER_OR_ADMIN_SILENTLY, ticket),
  'tickets.updateTicketStatus': about(OWNER_OR_ADMIN_SILENTLY, (records) => ({
    ...ticket(records),
    body: { adminMessage: [{ _id: uuidv7(), message: 'Still there?' }] },
  })),
  'tickets.rateTicket': about(OWNER, (records) => ({ ...ticket(records), body: { rating: 'good' } })),
  'tickets.updateTicket': about(ADMINS, ticket),
  'tickets.addTicketNote': about(ADMINS, (records) => ({ ...ticket(records), body: { message: 'Ask Ada' } })),
  'tickets.mergeTickets': about(ADMINS, (records) => ({ ...ticket(records), body: { into: records.ticketId } })),
  'tickets.refundTicketCredits': about(ADMINS, (records) => ({
    ...ticket(records),
    body: { _id: uuidv7(), amount: 1, reason: 'Sorry' },
  })),
  'tickets.getSupportStats': ADMINS,
  'tickets.listCannedReplies': ADMINS,
  'tickets.addCannedReply': ADMINS,
  'tickets.updateCannedReply': ADMINS,
  'tickets.deleteCannedReply': ADMINS,
  'tickets.uploadAttachment': SIGNED_IN,
  'tickets.getAttachment': about(OWNER_OR_ADMIN_SILENTLY, ({ attachmentId }) => ({ path: { id: attachmentId } })),
  'tickets.watchSupport': SIGNED_IN,
  'tickets.sayTyping': about(OWNER_OR_ADMIN_SILENTLY, ticket),
  'tickets.countUnread': SIGNED_IN,
  'tickets.markTicketRead': about(OWNER_OR_ADMIN_SILENTLY, ticket),

  'uploads.uploadImage': about(ADMINS, picture),
  'uploads.getImage': EVERYBODY,

  'webVitals.reportVitals': EVERYBODY,
  'webVitals.listVitals': ADMINS,
};
