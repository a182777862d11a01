/* Fields by which lists are sorted. Without a schema, so that a page pays for the names alone. */

export const categorySortFields = ['CategoryId', 'CategoryName', 'CategoryNameHindi', 'Status'] as const;

export const courseSortFields = [
  'course_id',
  'course_name',
  'course_description',
  'course_info',
  'course_language',
  'banner_image',
  'author',
  'rating',
  'actual_price',
  'discounted_price',
  'is_premium',
  'is_best_seller',
  'is_public',
  'video_path',
  'category_id',
  'what_you_learn',
  'requirements',
  'audience',
  'level',
  'course_name_hi',
  'course_description_hi',
  'publish_at',
  'lesson_count',
  'learners',
  'review_mean',
  'review_count',
  'updated_at',
] as const;

export const courseModuleSortFields = [
  'ModuleId',
  'CourseId',
  'CourseName',
  'ModuleName',
  'ModuleDescription',
  'SequenceNo',
  'Status',
] as const;

export const orderSortFields = [
  'order_number',
  'status',
  'created_at',
  'paid_at',
  'total_paise',
  'refunded_paise',
  'expires_at',
  'subtotal_paise',
  'discount_paise',
  'coupon_code',
  'review',
] as const;

export const adminOrderSortFields = [...orderSortFields, 'buyer_name', 'buyer_email'] as const;

export const planSortFields = [
  'plan_id',
  'kind',
  'title',
  'title_hi',
  'description',
  'description_hi',
  'price_paise',
  'months',
  'active',
] as const;

export const couponSortFields = [
  'code',
  'kind',
  'value',
  'min_total_paise',
  'max_uses',
  'max_uses_per_person',
  'starts_at',
  'ends_at',
  'active',
  'used',
  'reserved',
] as const;

export const grantSortFields = [
  'grant_id',
  'user_id',
  'email',
  'name',
  'scope',
  'course_id',
  'source',
  'starts_at',
  'ends_at',
  'created_at',
  'revoked_at',
  'waiting',
] as const;

export const faqSortFields = ['faq_id', 'category', 'question', 'answer', 'position'] as const;

export const faqRecordSortFields = [
  'faq_id',
  'category',
  'question_en',
  'answer_en',
  'question_hi',
  'answer_hi',
  'position',
  'published',
  'created_at',
  'updated_at',
] as const;

export const contactSortFields = ['id', 'created_at', 'full_name', 'email', 'mobile', 'message', 'ticket_id'] as const;

export const ticketSortFields = [
  'ticket_id',
  'number',
  'status',
  'category',
  'subject',
  'created_at',
  'acknowledge_by',
  'resolve_by',
  'first_answered_at',
  'closed_at',
  'overdue',
  'due_at',
  'last_message_at',
  'assigned_to',
  'source',
  'order_id',
  'course_id',
] as const;

export const errorGroupSortFields = [
  'fingerprint',
  'message',
  'slice',
  'release',
  'count',
  'people',
  'first_seen',
  'last_seen',
  'status',
  'resolved_at',
  'resolved_in',
] as const;

export const notificationSortFields = ['notification_id', 'type', 'link', 'created_at', 'read_at'] as const;
export const personSortFields = [
  'id',
  'name',
  'email',
  'role',
  'created_at',
  'last_login_at',
  'email_verified',
  'disabled',
] as const;

export const ownLoginSortFields = [
  'login_id',
  'at',
  'last_at',
  'outcome',
  'reason',
  'client',
  'address',
  'count',
] as const;

export const loginSortFields = [...ownLoginSortFields, 'user_id', 'name', 'email'] as const;

export const sessionSortFields = ['session_id', 'started_at', 'expires_at', 'client', 'address', 'current'] as const;

export const myCourseSortFields = [
  'course_id',
  'course_name',
  'course_name_hi',
  'banner_image',
  'percent',
  'completed_videos',
  'total_videos',
  'last',
  'next',
  'last_watched_at',
  'access',
  'access_ends_at',
  'completed_at',
  'certificate_serial',
] as const;
