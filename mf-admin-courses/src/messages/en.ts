import staff from '@vidyapath/client/formats/staff-messages/en';
import { limits } from '@vidyapath/http/limits';
import type { Messages } from '@vidyapath/platform-api/i18n';

const notAnImage = 'This is not an image that can be used. Choose a PNG, JPEG, WebP, GIF or AVIF file.';

const messages = {
  ...staff,
  list: {
    ...staff.list,
    noMatch: 'Nothing matches your search.',
    showAll: 'Clear search',
  },
  conflict: {
    ...staff.conflict,
    empty: 'empty',
    otherText: 'a different text',
  },
  problem: {
    ...staff.problem,
    kinds: {
      'category-in-use': 'This category still has courses. Move them to another category first.',
    },
  },
  rule: {
    ...staff.rule,
    price: 'Write it in the digits 0 to 9, without commas, with at most {{decimals}} decimals, like 1999.50.',
    priceMin: '{{field}} must be at least {{min}}.',
    priceMax: '{{field}} can be at most {{max}}.',
  },
  categories: {
    title: 'Category Master',
    table: 'Categories',
    name: 'Category Name',
    nameHindi: 'Name in Hindi',
    nameHindiHint: 'Optional. Shown on Hindi pages.',
    deleteTitle: 'Delete category',
    empty: 'No categories yet',
    emptyText: 'Categories group courses in the catalogue.',
    add: 'Add a category',
    taken: 'A category with this name already exists. Choose another name.',
    created: 'Category created successfully!',
    updated: 'Category updated successfully!',
    deleted: 'Category deleted successfully!',
    failed: {
      load: 'Failed to load categories.',
      create: 'Failed to create Category.',
      update: 'Failed to update category.',
      fetch: 'Failed to fetch Category details.',
      delete: 'Failed to delete Category.',
      reload: 'Failed to reload categories after delete.',
    },
  },
  courses: {
    title: 'Course Master',
    table: 'Courses',
    deleteTitle: 'Delete course',
    deleteNote: 'Its modules and videos are deleted with it.',
    empty: 'No courses yet',
    emptyText: 'Courses that you add appear here.',
    add: 'Add a course',
    created: 'Course created successfully!',
    updated: 'Course updated successfully!',
    deleted: 'Course deleted successfully!',
    failed: {
      load: 'Failed to load courses.',
      create: 'Failed to create course.',
      update: 'Failed to update course.',
      fetch: 'Failed to fetch course details.',
      delete: 'Failed to delete course.',
      reload: 'Failed to load courses.',
    },
    columns: {
      course_name: 'Name',
      course_language: 'Language',
      author: 'Author',
      rating: 'Rating',
      actual_price: 'A.Price',
      discounted_price: 'D.Price',
      is_premium: 'Premium',
      is_best_seller: 'Best Seller',
      is_public: 'Public',
    },
    fields: {
      course_name: 'Course Name',
      course_language: 'Course Language',
      author: 'Author',
      course_description: 'Course Description',
      banner_image: 'Banner Image',
      video_path: 'Introduction Video Url',
      rating: 'Rating',
      actual_price: 'Actual Price',
      discounted_price: 'Discounted Price',
      category_id: 'Category',
      course_info: 'Course Info',
      is_premium: 'Is Premium',
      is_best_seller: 'Is Best Seller',
      is_public: 'Is Public',
    },
    languages: { none: 'Select Language', English: 'English', Hindi: 'Hindi' },
    chooseCategory: 'Select Category',
    categoryGone: 'This category no longer exists. Choose another one.',
    noDiscount: 'Not lower than the actual price, so no discount is shown.',
    rating: {
      value: '{{value}} of 5',
      none: 'Not rated yet',
      hint: 'Choose half stars by click or by the arrow keys.',
    },
    banner: {
      problem: {
        tooMuch: `The file is larger than ${limits.upload.bytesMax / 1_048_576} MB. Choose a smaller image.`,
        wrongType: notAnImage,
        server: notAnImage,
      },
      choose: 'Choose a picture',
      hint: 'PNG, JPEG, WebP, GIF or AVIF, up to {{megabytes}} MB.',
      preview: 'Preview of the banner',
      link: 'Current image: {{path}}',
      remove: 'Remove the image',
      uploading: 'Uploading the image…',
      uploaded: 'Banner image uploaded!',
      failed: 'Failed to upload image.',
    },
  },
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_admin_courses: typeof messages;
  }
}
